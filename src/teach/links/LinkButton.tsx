import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { optionalComponent } from '@/widgets/late'
import { LINK_TEXT } from './links-text'
import type { LinkContent } from './payload'

const LinkDialog = optionalComponent(() => import('./LinkDialog').then((module) => module.LinkDialog))

/** Something that a link is made of, as it stands when the link is asked for. */
export interface Linked {
  readonly content: LinkContent & { readonly kind: 'study' | 'lesson' }
  readonly hasSecrets: boolean
}

interface LinkButtonProps {
  readonly gameId: string
  /** What is shared, where several things on a page can be; part of the button's name. */
  readonly name?: string
  readonly isQuiet?: boolean
  readonly linked: () => Linked
  /** Offered where a link is long enough to be cut on its way. */
  readonly onSaveFile: () => void
}

/** Makes a link of a study or a lesson when it is pressed. */
export function LinkButton({ gameId, name, isQuiet = false, linked, onSaveFile }: LinkButtonProps) {
  const [shared, setShared] = useState<Linked | null>(null)
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : undefined}
        aria-label={name === undefined ? undefined : LINK_TEXT.copyOf(name)}
        onClick={() => setShared(linked())}
      >
        {LINK_TEXT.copy}
      </Button>
      {shared && (
        <Suspense>
          <LinkDialog {...{ gameId, onSaveFile }} {...shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  )
}
