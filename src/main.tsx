import { fetchAhead } from './app/ahead'
import { routeOf } from './app/routes'
import './app/styles/index.css'
// What all parts share comes first, so that the sheet of a part has the last word.
import './widgets/panel.module.css'
import './widgets/page.module.css'
import './widgets/writing.module.css'
import './widgets/control.module.css'

// The frame of all pages and the parts of the first are fetched side by side.
void import('./app/start').then(({ start }) => start())
fetchAhead(routeOf(location.hash))
