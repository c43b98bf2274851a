// Answers in place of the server only where there is no connection, and then only with the page that says so:
// nothing else is kept, so no game is ever shown as it was, and a new version of the client needs no help from here.

const KEPT = 'newworlds-offline-1'
const OFFLINE = '/offline.html'

self.addEventListener('install', (event) => {
  const keep = caches.open(KEPT).then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload' })))
  event.waitUntil(keep.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const forget = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(forget.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()))
})

// What is told while no page is open. Whoever looks at one sees it there.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((pages) =>
        pages.some(({ focused }) => focused)
          ? undefined
          : self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: path }),
      ),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  const shown = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages.find(({ url }) => new URL(url).pathname === path)
    return page ? page.focus() : self.clients.openWindow(path)
  })
  event.waitUntil(shown)
})
