// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from '@/widgets/Dialog'
import { Menu } from '@/widgets/Menu'
import '../support/patient'

afterEach(cleanup)

/** A page on which a button and a menu open the same dialog. */
function Page({ losesButton = false }: { readonly losesButton?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      {!(losesButton && isOpen) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <Menu groups={[[{ label: 'Open it', onSelect: () => setOpen(true) }]]}>Menu</Menu>
      <Dialog open={isOpen} title="Sheet" onClose={() => setOpen(false)}>
        Words
      </Dialog>
    </main>
  )
}

async function closeAndFind(): Promise<Element | null> {
  await screen.findByRole('dialog')
  await userEvent.setup().keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  return document.activeElement
}

test('closed, a dialog gives the focus back to what opened it', async () => {
  render(<Page />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
  expect(await closeAndFind()).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('opened from a menu, to the button of the menu', async () => {
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Open it' }))
  expect(await closeAndFind()).toBe(screen.getByRole('button', { name: 'Menu' }))
})

test('opened by what is gone since, to the page itself', async () => {
  render(<Page losesButton />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
  expect(await closeAndFind()).toBe(screen.getByRole('main'))
})

test('nor is it taken from what the page gave it to as the dialog went', async () => {
  render(
    <>
      <Page losesButton />
      <button type="button">Next</button>
    </>,
  )
  const user = userEvent.setup()
  const next = screen.getByRole('button', { name: 'Next' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  const page = new MutationObserver(() => !dialog.isConnected && next.focus())
  page.observe(document.body, { childList: true, subtree: true })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  page.disconnect()
  // The dialog gives the focus back by a timer that it set as it went.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(next)
})
