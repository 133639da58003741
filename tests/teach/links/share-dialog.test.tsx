// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { embedAddress, embedCode } from '@/teach/links/embed-code'
import { unpack } from '@/teach/links/payload'
import { QrCode } from '@/teach/links/QrCode'
import { ShareButton } from '@/teach/links/ShareButton'
import type { Shared } from '@/teach/links/share-offers'
import { linkedByAddress, linkedLesson, linkedPosition } from '@/teach/links/teaching-links'
import { GAMES } from '@/games'
import '../../support/patient'

afterEach(cleanup)

const [game] = GAMES

/** Opens the dialog on something. */
function share(shared: Shared): void {
  render(<ShareButton shared={() => shared} onSaveFile={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Share…' }))
}

async function link(): Promise<string> {
  return (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Link, / })).value
}

async function placeIn(address: string) {
  const read = await unpack(present(address.split('/').at(-1), 'payload'))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.place
}

/** What a phone reads off the squares of a code, drawn four dots wide each. */
function readOff(code: Element): string | undefined {
  const side = Number(present(code.getAttribute('viewBox'), 'viewBox').split(' ')[2])
  const width = 4 * side
  const dots = new Uint8ClampedArray(4 * width * width).fill(255)
  const path = present(code.querySelector('path:last-child')?.getAttribute('d'), 'path')
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < 16; dot++) {
      const at = (4 * Number(y) + (dot >> 2)) * width + 4 * Number(x) + (dot & 3)
      dots.fill(0, 4 * at, 4 * at + 3)
    }
  return jsQR(dots, width, width, { inversionAttempts: 'dontInvert' })?.data
}

/** A link of a length. */
const linkOf = (length: number) => 'http://localhost/#/open/arena/2p'.padEnd(length, 'Ab1-_x')

describe('A QR code', () => {
  test.each([49, 858, 1273, 1732])('of a link of %i characters is read as that link', (length) => {
    render(<QrCode link={linkOf(length)} title="A walk" />)
    const code = screen.getByRole('img', { name: 'QR code of the link that opens A walk' })
    expect(readOff(code)).toBe(linkOf(length))
  })
  test('is not made of a link that is too long for phones; that is said', () => {
    render(<QrCode link={linkOf(1733)} title="A walk" />)
    expect(screen.queryByRole('img')).toBeNull()
    screen.getByText(/^Too long for a QR code that phones can read: 1733 characters of at most 1732/)
  })
})

describe('The dialog that shares', () => {
  test('has a lesson opened at the chapter at hand, if that is wanted, or holds it alone', async () => {
    const { lessons } = await present(game, 'game').loadTeaching()
    const lesson = present(
      lessons.find(({ chapters }) => chapters.length > 2),
      'lesson',
    )
    share(linkedLesson(lesson, 2))
    expect(await placeIn(await link())).toEqual({ chapter: 2 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Open at chapter 3' }))
    expect(await placeIn(await link())).toBeUndefined()
    const whole = (await link()).length
    fireEvent.click(screen.getByRole('radio', { name: /^This chapter alone/ }))
    expect((await link()).length).toBeLessThan(whole)
  })
  test('leads to a lesson of the course by its address', async () => {
    const { lessons } = await present(game, 'game').loadTeaching()
    share(linkedByAddress(present(lessons[0], 'lesson'), 1, (nth) => `#/lesson/any/first/${nth}`))
    expect(await link()).toMatch(/#\/lesson\/any\/first\/1$/)
    screen.getByText(/a lesson of the course, which every copy of Hexhearth has/)
  })
  test('names whose eyes see a position', async () => {
    const offers = [linkedPosition({ turn: 1 }, { look: 'east' })] as const
    share({ gameId: 'arena', title: 'Arena', offers })
    expect(await placeIn(await link())).toEqual({ look: 'east' })
  })
  test('offers the code that shows the link on another page, in two sizes', async () => {
    share({ gameId: 'arena', title: 'My "first" <game>', offers: [linkedPosition({ turn: 1 })] })
    const address = embedAddress(await link())
    fireEvent.click(screen.getByText('Show it on a web page'))
    const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML code' }).value
    const said = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(code())?.[1]
    expect(said('src')).toBe(address)
    expect(said('title')).toBe('Hexhearth: My &quot;first&quot; &lt;game>')
    expect([said('width'), said('height'), said('loading')]).toEqual(['640', '400', 'lazy'])
    fireEvent.click(screen.getByRole('radio', { name: 'Narrow, 320 × 480' }))
    expect([said('width'), said('height')]).toEqual(['320', '480'])
  })
})

test('A frame shows the page for frames beside the one that a link opens, whatever folder that is in', () => {
  expect(embedAddress('https://a.org/h/#/open/arena/2pX')).toBe('https://a.org/h/embed.html#/open/arena/2pX')
  expect(embedAddress('https://a.org/h/index.html#/open/arena/2pX')).toBe(
    'https://a.org/h/embed.html#/open/arena/2pX',
  )
  expect(embedCode('https://a.org/#/x', '"><script>', 'wide')).toContain('title="&quot;>&lt;script>"')
})
