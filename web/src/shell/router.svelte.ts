import { type Route, routeOf } from './routes'

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search))
  anchor = $state(location.hash.slice(1))

  begin(): void {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#read()
    if (!this.anchor) scrollTo(0, 0)
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.search)
    this.anchor = decodeURIComponent(location.hash.slice(1))
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || event.defaultPrevented || !isPlain || !isOurs(link)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.pathname.startsWith('/api/') &&
  !link.getAttribute('href')?.startsWith('#')

export const router = new Router()
