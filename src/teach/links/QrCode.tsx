import { useMemo } from 'react'
import { encode } from 'uqr'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import { download } from '../page-parts/download'
import { LINK_TEXT } from './links-text'
import styles from './links.module.css'

/** Phones read codes up to this version off a screen; its most are so many letters at the lowest correction. */
const LARGEST_VERSION = 30
const MOST_IN_CODE = 1732
/** The light border that a reader looks for, in squares. */
const QUIET = 4
/** What a square measures on the page at least, and the whole code, in CSS pixels, where there is room. */
const SQUARE = 3
const SMALLEST = 216

interface QrCodeProps {
  readonly link: string
  /** What the link opens, by its name. */
  readonly title: string
}

/** A link as a QR code, dark on light in every theme, for readers do not turn colors round. */
export function QrCode({ link, title }: QrCodeProps) {
  const drawing = useMemo(() => (link.length > MOST_IN_CODE ? null : drawn(link)), [link])
  if (drawing === null)
    return <p className={styles['share__warning']}>{LINK_TEXT.noCode(link.length, MOST_IN_CODE)}</p>
  const { path, side } = drawing
  // Whole pixels for each square, or their edges blur.
  const measure = side * Math.max(SQUARE, Math.ceil(SMALLEST / side))
  const save = () => download(LINK_TEXT.codeFile, new Blob([asFile(drawing)], { type: 'image/svg+xml' }))
  return (
    <figure className={styles['share__code']}>
      <svg
        className={styles['share__squares']}
        role="img"
        aria-label={LINK_TEXT.codeLabel(title)}
        viewBox={`0 0 ${side} ${side}`}
        width={measure}
        height={measure}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption className={controlStyles['field__hint']}>
        {LINK_TEXT.codeHint}
        <Button look="quiet" onClick={save}>
          {LINK_TEXT.saveCode}
        </Button>
      </figcaption>
    </figure>
  )
}

interface Drawn {
  /** The dark squares. */
  readonly path: string
  /** In squares, the quiet border with it. */
  readonly side: number
}

function drawn(link: string): Drawn {
  const { data, size } = encode(link, { ecc: 'L', boostEcc: true, border: 0, maxVersion: LARGEST_VERSION })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  )
  return { path: squares.join(''), side: size + 2 * QUIET }
}

function asFile({ path, side }: Drawn): string {
  const ground = `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${ground}<path d="${path}"/></svg>`
}
