import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { MoreTabs } from './more-tabs.tsx'

prepareScreen()
afterEach(() => vi.restoreAllMocks())

const items = ['联系人', '账户', '评分'].map((label) => ({ key: label, label }))

const Framed = ({ choose }: { readonly choose: (key: string) => void }): ReactNode => {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame}>
      <div role="tablist">
        <div>
          <div>
            {items.map(({ key }) => (
              <div key={key} data-node-key={key} />
            ))}
          </div>
        </div>
      </div>
      <MoreTabs frame={frame} tabs={items} choose={choose} />
    </div>
  )
}

/** The page is laid out by nobody here: the frame is as wide as asked, each tab a hundred, one after the other. */
const layOut = (width: number): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: (entries: readonly never[]) => void
      constructor(told: (entries: readonly never[]) => void) {
        this.told = told
      }
      observe(): void {
        this.told([])
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = items.findIndex(({ key }) => key === this.dataset['nodeKey'])
    return at === -1 ? new DOMRect(0, 0, width, 40) : new DOMRect(at * 100, 0, 100, 40)
  })
}

test('tabs there is no room for are under 更多, the others are not', async () => {
  layOut(220)
  const choose = vi.fn<(key: string) => void>()
  draw(<Framed choose={choose} />)
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: /更多/ })))
  const offered = await screen.findAllByRole('menuitem')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['评分'])
  fireEvent.click(offered[0] as HTMLElement)
  expect(choose).toHaveBeenCalledWith('评分')
})

test('tabs that all fit have no 更多', () => {
  layOut(400)
  draw(<Framed choose={() => undefined} />)
  expect(screen.queryByRole('button', { name: /更多/ })).toBeNull()
})
