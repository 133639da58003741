import { useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { OpenSave } from '@/engine/save/save'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { gameLinkOf } from './game-link'
import { LinkBox } from './LinkBox'
import { LINK_TEXT } from './links-text'
import type { LinkContent } from './payload'
import { Tick } from './Tick'
import styles from './links.module.css'

/** A game at the table, as it may be shared. */
export interface SharedGame {
  readonly save: OpenSave
  readonly isOver: boolean
  /** Whether a side has set a passphrase, which a link could not ask for. */
  readonly isLocked: boolean
  /** Whether something is still hidden from a side. */
  readonly hasSecrets: boolean
  /** The position in force, in its file format. */
  readonly position: Json
}

interface ShareDialogProps {
  readonly shared: SharedGame
  readonly onSaveFile: () => void
  readonly onClose: () => void
}

type What = 'game' | 'position'

/** Makes a link of the game at the table; what is hidden goes into one only when both sides have said so. */
export function ShareDialog({ shared, onSaveFile, onClose }: ShareDialogProps) {
  const { isOver, hasSecrets } = shared
  const [what, setWhat] = useState<What>('game')
  const [agreed, setAgreed] = useState(false)
  const [withDice, setWithDice] = useState(false)
  const mayBeMade = agreed || !hasSecrets
  if (shared.isLocked)
    return (
      <Dialog open title={LINK_TEXT.shareTitle} onClose={onClose}>
        <div className={panelStyles.stack}>
          <p>{LINK_TEXT.locked}</p>
          <div className={classNames(panelStyles.row, panelStyles['row--end'])}>
            <Button look="primary" onClick={onSaveFile}>
              {LINK_TEXT.saveFile}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <Dialog open title={LINK_TEXT.shareTitle} description={LINK_TEXT.shareLead} onClose={onClose}>
      <div className={panelStyles.stack}>
        <WhatChoice what={what} hasSecrets={hasSecrets} onChoose={setWhat} />
        {hasSecrets && (
          <div className={styles['share__secrets']}>
            <p>{LINK_TEXT.secrets}</p>
            <Tick label={LINK_TEXT.agree} checked={agreed} onChange={setAgreed} />
          </div>
        )}
        {!isOver && what === 'game' && shared.save.body.dice !== null && (
          <div>
            <Tick label={LINK_TEXT.withDice} checked={withDice} onChange={setWithDice} />
            <p className={controlStyles['field__hint']}>{LINK_TEXT.diceHint}</p>
          </div>
        )}
        {mayBeMade ? (
          <LinkBox
            gameId={shared.save.game}
            content={contentOf(shared, what, withDice)}
            onSaveFile={onSaveFile}
          />
        ) : (
          <p className={controlStyles['field__hint']}>{LINK_TEXT.notYet}</p>
        )}
      </div>
    </Dialog>
  )
}

function contentOf({ save, isOver, position }: SharedGame, what: What, withDice: boolean): LinkContent {
  if (what === 'position') return { kind: 'position', json: position }
  // The dice of a game that is over tell nothing, and nobody needs them.
  return { kind: 'game', json: gameLinkOf(save, { withDice: withDice && !isOver }) }
}

interface WhatChoiceProps {
  readonly what: What
  readonly hasSecrets: boolean
  readonly onChoose: (what: What) => void
}

function WhatChoice({ what, hasSecrets, onChoose }: WhatChoiceProps) {
  return (
    <fieldset className={styles['share__what']}>
      <legend className={controlStyles['field__label']}>{LINK_TEXT.what}</legend>
      {(['game', 'position'] as const).map((one) => (
        <label key={one} className={styles['share__choice']}>
          <input type="radio" name="share-what" checked={what === one} onChange={() => onChoose(one)} />
          <span>
            {LINK_TEXT.shares[one]}
            <small className={controlStyles['field__hint']}>{LINK_TEXT.shareHints[one](hasSecrets)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
