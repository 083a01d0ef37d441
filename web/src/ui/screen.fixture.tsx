import { cleanup, configure, render } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '@/lib/api/query.ts'
import { attachToaster } from '@/lib/toast.ts'
import { emptySlots } from './slots.ts'

const ignore = (): void => undefined

class NoObserver {
  observe = ignore
  unobserve = ignore
  disconnect = ignore
}

// A machine busy with other tests may need more than the second the library allows; a look ends when it holds.
configure({ asyncUtilTimeout: 60_000 })

/** What was said in toasts since the test began. */
export const toasts: string[] = []

/** Only tests of the frame know all modules; the others begin with empty slots, whatever a test before them filled. */
const withoutModules = (): void => {
  let putBack = ignore
  beforeAll(() => {
    if (expect.getState().testPath?.includes('/web/src/shell/')) return
    const refill = emptySlots()
    putBack = () => {
      emptySlots()
      refill()
    }
  })
  afterAll(() => putBack())
}

/** Fills in what the test browser lacks: it has no layout, so nothing can be measured or scrolled. */
export const prepareScreen = (): void => {
  withoutModules()
  beforeEach(() => {
    toasts.length = 0
    attachToaster((_, text) => void toasts.push(text))
    queryClient.clear()
    const media = { matches: false, addEventListener: ignore, removeEventListener: ignore }
    vi.stubGlobal('matchMedia', () => media)
    vi.stubGlobal('ResizeObserver', NoObserver)
    Element.prototype.scrollIntoView = ignore
  })
  afterEach(() => cleanup())
}

/** Draws a piece of the app inside the providers it has when it runs. */
export const draw = (node: ReactNode, path = '/'): void => {
  render(
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  )
}
