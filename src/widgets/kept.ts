import { memo, type ReactNode } from 'react'

/** Renders a component again with other props alone. React's own `memo` forgets the type parameters of what it is given. */
export const kept = memo as unknown as <Component extends (props: never) => ReactNode>(
  component: Component,
) => Component
