import type { ComponentProps } from 'react'
import { Forces } from './Forces'
import { Secrets } from './Secrets'

/** What each side has and has lost, the seal, and the sorcerer's secrets; the table stands before it does. */
export function ForcePanel(props: ComponentProps<typeof Secrets>) {
  return (
    <>
      <Forces view={props.view} />
      <Secrets {...props} />
    </>
  )
}
