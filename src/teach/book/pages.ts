import { present } from '@/engine/kernel/refusal'

/** A piece of a text that is not cut where it is printed. All heights are in the same unit, whichever it is. */
export interface Piece {
  readonly height: number
  /** What is left free above it, but at the top of a column. */
  readonly above: number
  /** Whether the next one must stand below it in the same column, as below a heading. */
  readonly leads: boolean
  /** Whether it may stand later than in the text, at the top of a column: what follows fills its place. */
  readonly floats: boolean
}

/** The paper: how high its columns are, and those of its first page, where something stands above them. */
export interface Paper {
  readonly columns: number
  readonly height: number
  readonly firstHeight: number
}

/** The pieces of a page by their indices, column by column. */
export type Page = readonly (readonly number[])[]

/** Pieces that stay together: those that lead, and what they lead to. */
type Group = readonly number[]

/**
 * Lays pieces out on pages, one column after another. A piece that is higher than a column has one to itself and runs
 * over; of several columns on the last page the later may be empty.
 */
export function pagesOf(pieces: readonly Piece[], paper: Paper): readonly Page[] {
  const columns: number[][] = [[]]
  let used = 0
  let held: Group[] = []

  const room = () => (columns.length <= paper.columns ? paper.firstHeight : paper.height)
  const column = () => columns[columns.length - 1] as number[]
  const isFresh = () => column().length === 0
  const fits = (group: Group) => isFresh() || used + heightOf(pieces, group, isFresh()) <= room()
  const put = (group: Group) => {
    used += heightOf(pieces, group, isFresh())
    column().push(...group)
  }
  const turn = () => {
    columns.push([])
    used = 0
    const waiting = held
    held = []
    for (const group of waiting) {
      if (held.length === 0 && fits(group)) put(group)
      else held.push(group)
    }
  }

  for (const group of groupsOf(pieces)) {
    const isFigure = group.every((nth) => pieces[nth]?.floats)
    if (isFigure && (held.length > 0 || !fits(group))) {
      held.push(group)
      continue
    }
    while (!fits(group)) turn()
    put(group)
  }
  while (held.length > 0) turn()
  return inPages(columns, paper.columns)
}

/** Pages, and by how much what is left free above pieces was drawn together for them. */
export interface LaidOut {
  readonly pages: readonly Page[]
  readonly air: number
}

const AIRS = [1, 0.8, 0.6, 0.4]
/** A last page that is less full looks like a mistake. */
const LEAST_FILLED = 0.4

/** Pages as `pagesOf` lays them, drawn together a little where the last would be all but empty; its columns end alike. */
export function laidOut(pieces: readonly Piece[], paper: Paper): LaidOut {
  const tried = AIRS.map((air) => ({ air, pages: pagesOf(tightened(pieces, air), paper) }))
  const isFine = (laid: LaidOut) => {
    const nth = laid.pages.length - 1
    const filled = filledIn(pieces, laid, paper)
    const last = laid.pages[nth] ?? []
    return last.reduce((sum, column) => sum + filled(nth, column), 0) >= LEAST_FILLED * paper.columns
  }
  const [loose] = tried
  const { air, pages } = tried.find(isFine) ?? present(loose, 'a layout')
  return { air, pages: [...pages.slice(0, -1), evened(tightened(pieces, air), pages, paper)] }
}

/** How much of the height of a column is taken, between nought and one. */
export function filledIn(pieces: readonly Piece[], { air }: LaidOut, paper: Paper) {
  const tight = tightened(pieces, air)
  return (nth: number, column: readonly number[]) => heightOf(tight, column, true) / heightAt(nth, paper)
}

function tightened(pieces: readonly Piece[], air: number): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, above: piece.above * air }))
}

function heightAt(nth: number, { firstHeight, height }: Paper): number {
  return nth === 0 ? firstHeight : height
}

const STEPS = 20

/** The last page with columns as short as they may be. */
function evened(pieces: readonly Piece[], pages: readonly Page[], paper: Paper): Page {
  const page = pages.at(-1) ?? []
  const indices = page.flat()
  const own = indices.flatMap((nth) => pieces[nth] ?? [])
  for (let step = 1; step < STEPS; step++) {
    const height = (heightAt(pages.length - 1, paper) * step) / STEPS
    const [first = [], ...more] = pagesOf(own, { ...paper, height, firstHeight: height })
    if (more.length === 0 && own.every((piece) => piece.height <= height))
      return first.map((column) => column.map((nth) => indices[nth] as number))
  }
  return page
}

function groupsOf(pieces: readonly Piece[]): readonly Group[] {
  const groups: number[][] = [[]]
  for (const [nth, { leads }] of pieces.entries()) {
    groups[groups.length - 1]?.push(nth)
    if (!leads) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

function heightOf(pieces: readonly Piece[], group: Group, isAtTop: boolean): number {
  return group.reduce((sum, nth, at) => {
    const piece = pieces[nth]
    return piece ? sum + piece.height + (isAtTop && at === 0 ? 0 : piece.above) : sum
  }, 0)
}

function inPages(columns: readonly (readonly number[])[], perPage: number): readonly Page[] {
  const count = Math.ceil(columns.length / perPage)
  return Array.from({ length: count }, (_, nth) => columns.slice(nth * perPage, (nth + 1) * perPage))
}
