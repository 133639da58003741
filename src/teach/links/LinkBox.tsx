import { useEffect, useMemo, useState } from 'react'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { CopyField } from './CopyField'
import { EmbedCode } from './EmbedCode'
import { linkTo, type LinkTarget } from './link-address'
import { LINK_TEXT } from './links-text'
import { QrCode } from './QrCode'
import styles from './links.module.css'

interface LinkBoxProps {
  readonly gameId: string
  readonly target: LinkTarget
  /** What is shared, by its name. */
  readonly title: string
  /** Offered where a link is long enough to be cut on its way. */
  readonly onSaveFile: () => void
  /** Whether a frame on another page could show it. */
  readonly hasFrame?: boolean
}

/** A link to pass on: its text, who would cut it, its QR code, and the frame that shows it on other pages. */
export function LinkBox({ gameId, target, title, onSaveFile, hasFrame = true }: LinkBoxProps) {
  const made = useLink(gameId, target)
  if (made === undefined) return <p role="status">{LINK_TEXT.making}</p>
  if (!made.ok) return <TooMuch words={problemsText(made.problems)} onSaveFile={onSaveFile} />
  const link = made.value
  const cut = cutBy(link.length)
  return (
    <div className={styles['share__ways']}>
      <div className={styles['share__made']}>
        <div className={panelStyles.stack}>
          <CopyField label={LINK_TEXT.link(link.length)} text={link} action={LINK_TEXT.copy} isMain>
            <Button onClick={onSaveFile}>{LINK_TEXT.saveFile}</Button>
          </CopyField>
          <p className={cut === null ? controlStyles['field__hint'] : styles['share__warning']}>
            {cut ?? LINK_TEXT.shortEnough}
          </p>
        </div>
        <QrCode link={link} title={title} />
      </div>
      {hasFrame && <EmbedCode link={link} title={title} />}
    </div>
  )
}

function TooMuch({ words, onSaveFile }: { readonly words: string; readonly onSaveFile: () => void }) {
  return (
    <div className={panelStyles.stack}>
      <p role="alert">{words}</p>
      <ButtonRow>
        <PrimaryButton onClick={onSaveFile}>{LINK_TEXT.saveFile}</PrimaryButton>
      </ButtonRow>
    </div>
  )
}

function useLink(gameId: string, target: LinkTarget): Parsed<string> | undefined {
  const text = useMemo(() => JSON.stringify(target), [target])
  const [made, setMade] = useState<{ readonly of: string; readonly link: Parsed<string> }>()
  useEffect(() => {
    let isWanted = true
    void linkTo(gameId, JSON.parse(text) as LinkTarget).then((link) => {
      if (isWanted) setMade({ of: text, link })
    })
    return () => {
      isWanted = false
    }
  }, [gameId, text])
  return made?.of === text ? made.link : undefined
}

/** Which programs would cut a link of a length, as a sentence; null for one that gets through nearly everywhere. */
function cutBy(length: number): string | null {
  if (length > 8000) return LINK_TEXT.cutByMost
  return length > 2000 ? LINK_TEXT.cutBySome : null
}
