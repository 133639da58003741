import type { GameTable } from './game-table'

/** Counts presses of a mouse or finger from here on. */
export async function watchForMouse({ page }: GameTable): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      document.documentElement.dataset['pressed'] = String(
        Number(document.documentElement.dataset['pressed'] ?? 0) + 1,
      )
    })
  })
}

export async function pressesOf({ page }: GameTable): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['pressed'] ?? 0))
}
