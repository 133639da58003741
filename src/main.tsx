import { fetchAhead } from './app/ahead'
import { routeOf } from './app/routes'
import './app/styles/index.css'

// The frame of all pages and the parts of the first are fetched side by side.
void import('./app/start').then(({ start }) => start())
fetchAhead(routeOf(location.hash))
