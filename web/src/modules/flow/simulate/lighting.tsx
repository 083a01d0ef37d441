import { useEffect, useState, type ReactNode } from 'react'
import { useDesigning } from '../designer/designer.store.ts'
import type { LitNodes } from './simulate.model.ts'
import { LitScope, useLighting } from './state.ts'

const Trial = ({ tell }: { readonly tell: (lit: LitNodes | null) => void }): ReactNode => {
  const lit = useLighting()
  useEffect(() => {
    tell(lit)
    return () => tell(null)
  }, [lit, tell])
  return null
}

/** Apart from the cards, and only while something is tried: asking takes the whole flow, which drawing must not wait for. */
export const Lighting = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const trying = useDesigning((state) => state.trying !== null)
  const [lit, setLit] = useState<LitNodes | null>(null)
  return (
    <>
      {trying && <Trial tell={setLit} />}
      <LitScope value={lit}>{children}</LitScope>
    </>
  )
}
