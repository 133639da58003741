import type { ComponentType } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { PictureProps } from '@/engine/table/table'
import { drawn } from './draw'
import { openGif } from './gif'
import { paint } from './paint'
import { PICTURES_TEXT as TEXT } from './pictures-text'
import type { Scene } from './scenes'
import type { Size } from './sizes'

/** What an animated picture is made of. */
export interface Film {
  readonly Picture: ComponentType<PictureProps<object>>
  readonly scenes: readonly Scene[]
  /** The part of the map that is seen in all of it. */
  readonly hexes: readonly HexId[]
  readonly size: Size
}

/** How long what happened can be read, in milliseconds; the last picture stands longer. */
const STANDS = 1600
const STANDS_LAST = 3200

/**
 * An animated picture as a file, made bit by bit so that the page goes on answering; told of the share that is done,
 * from 0 to 1. Rejects where the browser cannot make it, and at once where the signal says so.
 */
export async function filmed(
  film: Film,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Blob> {
  const { Picture, scenes, hexes, size } = film
  const gif = openGif(size, signal)
  const canvas = Object.assign(document.createElement('canvas'), size)
  for (const [nth, scene] of scenes.entries()) {
    const { view, moment } = scene
    const map = drawn(Picture, { view, hexes, label: TEXT.label(moment) })
    if (!map) throw new Error('no picture')
    const dots = await paint(canvas, map, scene)
    signal.throwIfAborted()
    await gif.add(dots, nth === scenes.length - 1 ? STANDS_LAST : STANDS)
    // Writing the file takes about as long as drawing a third of it.
    onShare(((nth + 1) / scenes.length) * 0.75)
  }
  const file = await gif.finish()
  onShare(1)
  return file
}
