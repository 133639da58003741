import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { LateShareDialog } from './LateShareDialog'
import { LINK_TEXT } from './links-text'
import type { Shared } from './share-offers'

interface ShareButtonProps {
  /** What is shared, where several things on a page can be; part of the button's name. */
  readonly name?: string | undefined
  readonly isQuiet?: boolean | undefined
  readonly isDisabled?: boolean
  readonly shared: () => Shared
  /** Offered where a link is long enough to be cut on its way. */
  readonly onSaveFile: () => void
}

/** Opens the dialog that shares something, as that stands when it is pressed. */
export function ShareButton({ name, isQuiet, isDisabled, shared, onSaveFile }: ShareButtonProps) {
  const [opened, setOpened] = useState<Shared | null>(null)
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : undefined}
        disabled={isDisabled}
        aria-label={name === undefined ? undefined : LINK_TEXT.shareOf(name)}
        onClick={() => setOpened(shared())}
      >
        {LINK_TEXT.share}
      </Button>
      {opened && (
        <Suspense>
          <LateShareDialog shared={opened} onSaveFile={onSaveFile} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
