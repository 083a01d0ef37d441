import type { ReactNode } from 'react'

/** The same grey shapes as the page shows before any script runs, so nothing jumps. */
export const Splash = (): ReactNode => (
  <div className="boot" aria-hidden>
    <aside />
    <main>
      <i style={{ width: '30%' }} />
      <i />
      <i />
      <i style={{ width: '70%' }} />
    </main>
  </div>
)
