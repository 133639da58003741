import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll } from 'vitest'
import { App } from '@/app/shell/App'
import { gamesStore } from '@/app/library/games-store'
import { openingStore } from '@/app/files/opening-store'
import { loadPage } from '@/app/shell/pages'
import { routeOf } from '@/app/addresses/routes'
import { sessionStore } from '@/app/session/table-session'
import { NO_SESSION } from '@/store/session-store'
import { atRest } from '../support/at-rest'
import '../support/patient'

/** Addresses that were replaced: this environment tells of them as if they had been followed; browsers do not. */
const replaced = new Set<string>()
const replace = history.replaceState.bind(history)
history.replaceState = (...change) => {
  const before = location.href
  replace(...change)
  if (location.href !== before) replaced.add(location.href)
}
addEventListener('hashchange', (event) => {
  if (replaced.delete(event.newURL)) event.stopImmediatePropagation()
})

// A page that the last test leaves would go on with what it was fetching when its window is gone.
afterAll(async () => {
  await settle()
  cleanup()
})

/**
 * Opens the program at an address, as a browser does on load; what it had in memory is gone. The address may change
 * while the page is being fetched.
 */
export async function visit(hash: string, changed = hash): Promise<void> {
  cleanup()
  sessionStore.setState(NO_SESSION)
  gamesStore.setState(gamesStore.getInitialState())
  openingStore.setState({ opening: { step: 'idle' } })
  location.hash = hash
  await settle()
  let isElsewhere = false
  addEventListener('hashchange', () => (isElsewhere = true), { once: true })
  const first = await loadPage(routeOf(hash))
  location.hash = changed
  await settle()
  render(<App first={first} hasMoved={() => isElsewhere} />)
  await settle()
}

/** Waits until what is loading or being kept has come to its end. */
export async function settle(): Promise<void> {
  await act(atRest)
}

/** Clicks the button or link of a name, once it is there. */
export async function click(name: string | RegExp): Promise<void> {
  const user = userEvent.setup()
  const found = await waitFor(
    () => screen.queryByRole('button', { name }) ?? screen.getByRole('link', { name }),
  )
  await user.click(found)
  await settle()
}

/** Chooses from the menu of the table, once that is there: a button of its name keeps its place until then. */
export async function chooseInMenu(name: string | RegExp): Promise<void> {
  await waitFor(() => {
    const button = screen.getByRole('button', { name: 'Menu' })
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('The menu has not come')
  })
  await click('Menu')
  const item = await screen.findByRole('menuitem', { name })
  act(() => item.click())
}

/** A coin game begun by its form, the curtain not yet in the way. */
export async function beginGame(): Promise<void> {
  await visit('#/new/coin')
  await click('start')
}
