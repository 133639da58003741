import { useEffect } from 'react'
import { useStore } from 'zustand'
import { changeSettings } from '@/store/settings'
import { Button } from '@/widgets/Button'
import { catalog } from '../session/catalog'
import { offerSound, soundOffer } from './sound-offer'
import { SOUND_OFFER_TEXT as TEXT } from './sound-offer-text'
import styles from './sound-offer.module.css'

/** Offers sound once, in the first game of a device, after its first roll: in the bar, where it lies over nothing. */
export function SoundOffer({ saveId }: { readonly saveId: string }) {
  const { isOffered, in: offeredIn } = useStore(soundOffer)
  useEffect(() => {
    if (!isOffered) void offerInFirst(saveId)
  }, [isOffered, saveId])
  if (offeredIn !== saveId) return null
  const answer = (sound: boolean) => {
    if (sound) changeSettings({ sound })
    offerSound(null)
    // The button with the focus goes with the question.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.offer} role="group" aria-label={TEXT.label} data-offer="">
      <Either {...TEXT.question} />
      <Button className={styles.offer__answer} onClick={() => answer(true)}>
        <Either {...TEXT.yes} />
      </Button>
      <Button look="quiet" className={styles.offer__answer} onClick={() => answer(false)}>
        <Either {...TEXT.no} />
      </Button>
    </div>
  )
}

/** Words, and fewer where there is no room for them. */
function Either({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className={styles.offer__long}>{long}</span>
      <span className={styles.offer__short}>{short}</span>
    </>
  )
}

/** Whoever has other games here has played without sound, and may go on so. */
async function offerInFirst(saveId: string): Promise<void> {
  const cards = await catalog.cards().catch(() => [])
  offerSound(cards.every((card) => card.saveId === saveId) ? saveId : null)
}
