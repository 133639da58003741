import './glyph.css'

export interface GlyphProps {
  /** Path data in a box of 512 x 512. */
  readonly icon: { readonly path: string }
  /** Its spoken name; without one it is decoration. */
  readonly label?: string
}

/** A sign as large as the text around it. */
export function Glyph({ icon, label }: GlyphProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="glyph" viewBox="0 0 512 512" {...spoken}>
      <path d={icon.path} />
    </svg>
  )
}
