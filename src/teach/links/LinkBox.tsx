import { useEffect, useMemo, useRef, useState } from 'react'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { linkTo } from './link-address'
import { LINK_TEXT } from './links-text'
import type { LinkContent } from './payload'
import styles from './links.module.css'

interface LinkBoxProps {
  readonly gameId: string
  readonly content: LinkContent
  /** Offered where a link is long enough to be cut on its way. */
  readonly onSaveFile: () => void
}

/** A link to pass on: its text, a button that copies it, and who would cut it. */
export function LinkBox({ gameId, content, onSaveFile }: LinkBoxProps) {
  const link = useLink(gameId, content)
  if (link === undefined) return <p role="status">{LINK_TEXT.making}</p>
  if (!link.ok) return <p role="alert">{problemsText(link.problems)}</p>
  return <MadeLink link={link.value} onSaveFile={onSaveFile} />
}

function useLink(gameId: string, content: LinkContent): Parsed<string> | undefined {
  const text = useMemo(() => JSON.stringify(content), [content])
  const [made, setMade] = useState<{ readonly of: string; readonly link: Parsed<string> }>()
  useEffect(() => {
    let isWanted = true
    void linkTo(gameId, JSON.parse(text) as LinkContent).then((link) => {
      if (isWanted) setMade({ of: text, link })
    })
    return () => {
      isWanted = false
    }
  }, [gameId, text])
  return made?.of === text ? made.link : undefined
}

function MadeLink({ link, onSaveFile }: { readonly link: string; readonly onSaveFile: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<'not yet' | 'copied' | 'by hand'>('not yet')
  const copy = async () => {
    field.current?.select()
    setCopied((await isCopied(link)) ? 'copied' : 'by hand')
  }
  return (
    <div className={panelStyles.stack}>
      <label className={controlStyles.field}>
        <span className={controlStyles['field__label']}>{LINK_TEXT.link(link.length)}</span>
        <textarea
          ref={field}
          className={classNames(controlStyles['field__input'], styles['share__link'])}
          readOnly
          rows={3}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className={cutBy(link.length) === null ? controlStyles['field__hint'] : styles['share__warning']}>
        {cutBy(link.length) ?? LINK_TEXT.shortEnough}
      </p>
      <div className={classNames(panelStyles.row, styles['share__foot'])}>
        <span role="status">
          {copied === 'not yet' ? '' : LINK_TEXT[copied === 'copied' ? 'copied' : 'byHand']}
        </span>
        <Button onClick={onSaveFile}>{LINK_TEXT.saveFile}</Button>
        <Button look="primary" onClick={() => void copy()}>
          {LINK_TEXT.copy}
        </Button>
      </div>
    </div>
  )
}

/** Which programs would cut a link of a length, as a sentence; null for one that gets through nearly everywhere. */
function cutBy(length: number): string | null {
  if (length > 8000) return LINK_TEXT.cutByMost
  return length > 2000 ? LINK_TEXT.cutBySome : null
}

/** A browser may keep the clipboard from pages: the older way needs the link to be selected. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- all that is left where the clipboard is kept away
    return document.execCommand('copy')
  }
}
