import { setTimeout as pause } from 'node:timers/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UserError } from '@/lib/api/api-error.ts'
import { setMode } from '@/lib/settings.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { Chart } from './chart.tsx'

type Option = { color: string[]; animation: boolean; series: { type: string; data: unknown[] }[] }

const engine = vi.hoisted(() => ({ options: [] as unknown[], resized: 0 }))
vi.mock('./chart-engine.ts', () => ({
  chartOn: () => ({
    setOption: (option: unknown) => void engine.options.push(option),
    resize: () => void (engine.resized += 1),
  }),
  dispose: () => undefined,
}))
const last = (): Option => engine.options.at(-1) as Option

prepareScreen()

const observers = new Set<() => void>()
class Observed {
  readonly #tell: () => void
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe = (): void => {
    observers.add(this.#tell)
    this.#tell()
  }
  unobserve = (): void => undefined
  disconnect = (): void => void observers.delete(this.#tell)
}

let calm = false
beforeEach(() => {
  engine.options.length = 0
  calm = false
  setMode('light')
  vi.stubGlobal('ResizeObserver', Observed)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: calm && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(Element.prototype, side, 'get').mockReturnValue(300)
})

const rows = [
  { month: '1 月', paid: '12000.50', count: 3 },
  { month: '2 月', paid: null, count: 5 },
]
const base = {
  title: '付款',
  kind: 'bar',
  category: { key: 'month', name: '月份' },
  series: [
    { key: 'paid', name: '金额', say: (value: string | number) => `￥${String(value)}` },
    { key: 'count', name: '笔数', kind: 'line', axis: 'right' },
  ],
} as const

/** The drawing arrives later than the rest, as it does for people. */
const drawn = (node: ReactNode): Promise<void> =>
  act(async () => {
    draw(node)
    await import('./chart-canvas.tsx')
  })

describe('a chart', () => {
  it('draws its rows, and names itself for those who cannot see it', async () => {
    await drawn(<Chart {...base} rows={rows} />)
    expect(await screen.findByRole('img', { name: '付款，2 组数据：金额、笔数' })).toBeDefined()
    expect(screen.getByRole('figure', { name: '付款' })).toBeDefined()
    await waitFor(() => expect(engine.options).toHaveLength(1))
    expect(last().series.map(({ type, data }) => [type, data])).toEqual([
      ['bar', [12000.5, null]],
      ['line', [3, 5]],
    ])
    expect(last().animation).toBe(true)
  })

  it('shows the exact values as a table, and the drawing again', async () => {
    await drawn(<Chart {...base} rows={rows} />)
    fireEvent.click(screen.getByRole('button', { name: '以表格查看' }))
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '月份金额笔数',
      '1 月￥12000.503',
      '2 月–5',
    ])
    fireEvent.click(screen.getByRole('button', { name: '以图表查看' }))
    expect(await screen.findByRole('img')).toBeDefined()
  })

  it('takes the other palette in the dark, without moving', async () => {
    await drawn(<Chart {...base} rows={rows} />)
    await waitFor(() => expect(engine.options).toHaveLength(1))
    const before = last().color
    act(() => setMode('dark'))
    expect(last().color).toHaveLength(7)
    expect(last().color).not.toEqual(before)
    expect(last().animation).toBe(false)
  })

  it('stands still for people who asked for less motion', async () => {
    calm = true
    await drawn(<Chart {...base} rows={rows} />)
    await waitFor(() => expect(engine.options).toHaveLength(1))
    expect(last().animation).toBe(false)
  })

  it('is fitted at most once in 100 ms while its place changes size', async () => {
    await drawn(<Chart {...base} rows={rows} />)
    await waitFor(() => expect(engine.options).toHaveLength(1))
    await pause(120)
    engine.resized = 0
    vi.useFakeTimers()
    for (let step = 0; step < 50; step += 1) {
      for (const tell of observers) tell()
      vi.advanceTimersByTime(10)
    }
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    expect(engine.resized).toBeGreaterThanOrEqual(5)
    expect(engine.resized).toBeLessThanOrEqual(6)
  })

  it('can be told more than the kit has words for', async () => {
    await drawn(<Chart {...base} rows={rows} refine={(option) => ({ ...option, animationDuration: 7 })} />)
    await waitFor(() => expect(last()).toMatchObject({ animationDuration: 7 }))
  })
})

describe('without a drawing', () => {
  it.each([
    ['no rows', []],
    ['no values', [{ month: '1 月', paid: null, count: null }]],
  ])('%s: says so', (_, none) => {
    draw(<Chart {...base} rows={none} empty={<button type="button">新增付款</button>} />)
    expect(screen.getByText('这段时间还没有数据')).toBeDefined()
    expect(screen.getByRole('button', { name: '新增付款' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '以表格查看' })).toBeNull()
  })

  it('waits', () => {
    draw(<Chart {...base} rows={[]} loading />)
    expect(screen.getByRole('status', { name: '图表加载中' })).toBeDefined()
    expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true')
  })

  it('tells what went wrong and tries again', () => {
    const retry = vi.fn<() => void>()
    draw(<Chart {...base} rows={[]} error={new UserError('断网了')} retry={retry} />)
    expect(screen.getByText('断网了')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
