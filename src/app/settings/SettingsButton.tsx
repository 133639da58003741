import { useState } from 'react'
import { Button } from '@/widgets/Button'
import { LazySettings } from './LazySettings'
import { TEXT } from '../page-parts/text'

/** A button that opens the settings. */
export function SettingsButton() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setShown(true)}>
        {TEXT.settings}
      </Button>
      {isShown && <LazySettings onClose={() => setShown(false)} />}
    </>
  )
}
