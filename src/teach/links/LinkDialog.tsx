import { useState } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { LinkBox } from './LinkBox'
import { LINK_TEXT } from './links-text'
import type { LinkContent } from './payload'
import { Tick } from './Tick'
import styles from './links.module.css'

interface LinkDialogProps {
  readonly gameId: string
  readonly content: LinkContent & { readonly kind: 'study' | 'lesson' }
  /** Whether something in it is still hidden from a side: then both have to agree first. */
  readonly hasSecrets: boolean
  readonly onSaveFile: () => void
  readonly onClose: () => void
}

/** Makes a link of a study or a lesson. */
export function LinkDialog({ gameId, content, hasSecrets, onSaveFile, onClose }: LinkDialogProps) {
  const [agreed, setAgreed] = useState(false)
  return (
    <Dialog
      open
      title={LINK_TEXT.shareTitles[content.kind]}
      description={LINK_TEXT.shareLead}
      onClose={onClose}
    >
      <div className={panelStyles.stack}>
        {hasSecrets && (
          <div className={styles['share__secrets']}>
            <p>{LINK_TEXT.secrets}</p>
            <Tick label={LINK_TEXT.agree} checked={agreed} onChange={setAgreed} />
          </div>
        )}
        {agreed || !hasSecrets ? (
          <LinkBox gameId={gameId} content={content} onSaveFile={onSaveFile} />
        ) : (
          <p className={controlStyles['field__hint']}>{LINK_TEXT.notYet}</p>
        )}
      </div>
    </Dialog>
  )
}
