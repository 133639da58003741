import { sayNotStarted } from './app/failure/not-started'
import { watchLoading } from './widgets/missing'
import './app/styles/index.css'
// What all parts share comes first, so that the sheet of a part has the last word.
import './widgets/panel.module.css'
import './widgets/page.module.css'
import './widgets/writing.module.css'
import './widgets/control.module.css'

watchLoading()
void begin()

async function begin(): Promise<void> {
  try {
    const { start } = await import('./app/shell/start')
    await start()
  } catch (thrown) {
    console.error(thrown)
    sayNotStarted()
  }
}
