import { mount } from 'svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { arrival } from './home/arrival.svelte'
import { me } from './people/me.svelte'
import { installWorker } from './shell/install'
import { part } from './shell/parts.svelte'
import { router } from './shell/router.svelte'
import { appearance } from './shell/theme.svelte'
import { grain } from './style/grain'
import { speech } from './text/language.svelte'

document.documentElement.style.setProperty('--paper-grain', `url(${grain()})`)
appearance.begin()
router.begin()
void speech.begin()
void me.load()
if (router.route.page === 'home') void arrival.load()

const target = document.getElementById('app')
if (target) mount(App, { target })
void part(() => import('./desk/desk.svelte')).then(({ desk }) => desk.begin())
addEventListener('load', installWorker)
