import { fetchAhead } from './app/ahead'
import { sayNotStarted } from './app/not-started'
import { routeOf } from './app/routes'
import { watchLoading } from './widgets/missing'
import './app/styles/index.css'
// What all parts share comes first, so that the sheet of a part has the last word.
import './widgets/panel.module.css'
import './widgets/page.module.css'
import './widgets/writing.module.css'
import './widgets/control.module.css'

watchLoading()
// The frame of all pages and the parts of the first are fetched side by side.
void begin()
fetchAhead(routeOf(location.hash))

async function begin(): Promise<void> {
  try {
    const { start } = await import('./app/start')
    await start()
  } catch (thrown) {
    console.error(thrown)
    sayNotStarted()
  }
}
