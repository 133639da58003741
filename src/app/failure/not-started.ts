import controlStyles from '@/widgets/control.module.css'
import pageStyles from '@/widgets/page.module.css'
import { loadAnew } from './load-anew'
import { LOAD_TEXT } from './load-text'

/** Says that the program has not come, with nothing but what the page itself has brought. */
export function sayNotStarted(): void {
  const status = made('p', '')
  status.role = 'status'
  const again = made('button', LOAD_TEXT.again)
  again.className = controlStyles['button'] ?? ''
  again.onclick = async () => {
    status.textContent = LOAD_TEXT.loading
    if (!(await loadAnew())) status.textContent = LOAD_TEXT.unreached
  }
  const explain = made('p', LOAD_TEXT.explain)
  explain.role = 'alert'
  const page = made('main', '')
  page.className = pageStyles['page'] ?? ''
  page.append(made('h1', LOAD_TEXT.title), explain, again, status)
  document.getElementById('root')?.replaceChildren(page)
  // Nothing else is on its way.
  document.documentElement.removeAttribute('data-coming')
}

function made<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
