import { useState } from 'react'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { CopyField } from './CopyField'
import { embedCode, FRAME_SIZES, type FrameSize } from './embed-code'
import { LINK_TEXT } from './links-text'
import styles from './links.module.css'

interface EmbedCodeProps {
  readonly link: string
  /** What the frame shows, by its name. */
  readonly title: string
}

const SIZES = Object.keys(FRAME_SIZES) as readonly FrameSize[]

/** The lines that show a link on a page of somebody else's. */
export function EmbedCode({ link, title }: EmbedCodeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles['share__embed']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{LINK_TEXT.embed}</summary>
      {isOpen && <Code link={link} title={title} />}
    </details>
  )
}

function Code({ link, title }: EmbedCodeProps) {
  const [size, setSize] = useState<FrameSize>('wide')
  return (
    <div className={panelStyles.stack}>
      <p className={controlStyles['field__hint']}>{LINK_TEXT.embedHint}</p>
      <fieldset className={styles['share__sizes']}>
        <legend className={controlStyles['field__label']}>{LINK_TEXT.frameSize}</legend>
        {SIZES.map((one) => (
          <label key={one} className={styles['share__choice']}>
            <input type="radio" name="share-frame" checked={one === size} onChange={() => setSize(one)} />
            <span>{LINK_TEXT.frameSizes(FRAME_SIZES[one])[one]}</span>
          </label>
        ))}
      </fieldset>
      <CopyField
        label={LINK_TEXT.code}
        text={embedCode(link, LINK_TEXT.frameTitle(title), size)}
        action={LINK_TEXT.copyCode}
      />
    </div>
  )
}
