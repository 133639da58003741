// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from '@/table/announcements/keep-focus'

/** Of the parts of a table: a side panel with two steps, and one beside it. */
const PARTS = `
  <section><button id="designate">Designate</button><button id="roll">Roll</button></section>
  <button id="end">End the segment</button>
`

let table: HTMLElement
let stop: (() => void) | undefined

beforeEach(() => {
  table = document.createElement('main')
  table.tabIndex = -1
  table.innerHTML = PARTS
  document.body.append(table)
})

afterEach(() => {
  stop?.()
  document.body.replaceChildren()
})

test('what stands beside a step that goes away takes its focus', async () => {
  button('designate').focus()
  stop = keepFocus(table)
  button('designate').remove()
  await expect.poll(() => document.activeElement).toBe(button('roll'))
})

test('a step that went away before its place was kept leaves the focus to the table', () => {
  button('designate').focus()
  button('designate').remove()
  expect(document.activeElement).toBe(document.body)
  stop = keepFocus(table)
  expect(document.activeElement).toBe(table)
})

test('a focus that is somewhere stays there', () => {
  button('end').focus()
  stop = keepFocus(table)
  expect(document.activeElement).toBe(button('end'))
})

function button(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no button ${id}.`)
  return found
}
