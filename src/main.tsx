import { sayNotStarted } from './app/failure/not-started'
import { watchLoading } from './widgets/missing'
import './app/styles/index.css'
// What all parts share comes first, so that the sheet of a part has the last word.
import './widgets/panel.module.css'
import './widgets/page.module.css'
import './widgets/writing.module.css'
import './widgets/control.module.css'

watchLoading()
laySharedStylesFirst()
void begin()

/**
 * The page has the sheet of what all parts share at its end, where it holds up nothing (scripts/build/page-head.mjs);
 * sheets of parts come into the head, and are to have the last word wherever both say something.
 */
function laySharedStylesFirst(): void {
  const shared = document.querySelector('body > link[rel="stylesheet"]')
  if (shared) document.head.prepend(shared)
}

async function begin(): Promise<void> {
  try {
    const { start } = await (isEmbedded() ? import('./app/embed/start') : import('./app/shell/start'))
    await start()
  } catch (thrown) {
    console.error(thrown)
    sayNotStarted()
  }
}

/** Whether this is `embed.html`, the page that others may frame. */
function isEmbedded(): boolean {
  return document.documentElement.dataset['embedded'] !== undefined
}
