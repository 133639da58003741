import { useState } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LinkBox } from './LinkBox'
import { LINK_TEXT } from './links-text'
import type { Offer, Shared } from './share-offers'
import { Tick } from './Tick'
import styles from './links.module.css'

interface ShareDialogProps {
  readonly shared: Shared
  readonly onSaveFile: () => void
  readonly onClose: () => void
}

/** Makes a link, a QR code and a frame of something; what is hidden goes into one only when all players have said so. */
export function ShareDialog({ shared, onSaveFile, onClose }: ShareDialogProps) {
  const title = LINK_TEXT.shareTitles[shared.offers[0].kind]
  if (shared.isLocked)
    return (
      <Dialog open title={title} onClose={onClose}>
        <div className={panelStyles.stack}>
          <p>{LINK_TEXT.locked}</p>
          <ButtonRow>
            <PrimaryButton onClick={onSaveFile}>{LINK_TEXT.saveFile}</PrimaryButton>
          </ButtonRow>
        </div>
      </Dialog>
    )
  return (
    <Dialog open size="wide" title={title} description={shared.lead ?? LINK_TEXT.shareLead} onClose={onClose}>
      <ShareForm shared={shared} onSaveFile={onSaveFile} />
    </Dialog>
  )
}

function ShareForm({ shared, onSaveFile }: Omit<ShareDialogProps, 'onClose'>) {
  const { gameId, title, offers } = shared
  const [nth, setNth] = useState(0)
  const [agreed, setAgreed] = useState(false)
  const [withPlace, setWithPlace] = useState(true)
  const [withDice, setWithDice] = useState(false)
  const offer = offers[nth] ?? offers[0]
  const { hasSecrets, hasDice, place } = offer
  return (
    <div className={panelStyles.stack}>
      {offers.length > 1 && <WhatChoice offers={offers} chosen={offer} onChoose={setNth} />}
      {place && <Tick label={place.words} checked={withPlace} onChange={setWithPlace} />}
      {hasSecrets && (
        <div className={styles['share__secrets']}>
          <p>{LINK_TEXT.secrets}</p>
          <Tick label={LINK_TEXT.agree} checked={agreed} onChange={setAgreed} />
        </div>
      )}
      {hasDice && (
        <div>
          <Tick label={LINK_TEXT.withDice} checked={withDice} onChange={setWithDice} />
          <p className={controlStyles['field__hint']}>{LINK_TEXT.diceHint}</p>
        </div>
      )}
      {agreed || !hasSecrets ? (
        <LinkBox
          {...{ gameId, title, onSaveFile }}
          target={offer.targetOf({ withDice, place: withPlace ? place?.at : undefined })}
        />
      ) : (
        <p className={controlStyles['field__hint']}>{LINK_TEXT.notYet}</p>
      )}
    </div>
  )
}

interface WhatChoiceProps {
  readonly offers: readonly Offer[]
  readonly chosen: Offer
  readonly onChoose: (nth: number) => void
}

function WhatChoice({ offers, chosen, onChoose }: WhatChoiceProps) {
  return (
    <fieldset className={styles['share__what']}>
      <legend className={controlStyles['field__label']}>{LINK_TEXT.what}</legend>
      {offers.map((offer, nth) => (
        <label key={offer.name} className={styles['share__choice']}>
          <input type="radio" name="share-what" checked={offer === chosen} onChange={() => onChoose(nth)} />
          <span>
            {offer.name}
            <small className={controlStyles['field__hint']}>{offer.hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
