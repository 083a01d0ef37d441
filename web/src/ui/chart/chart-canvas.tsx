import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { groundOf } from '@/lib/theme/apply-theme.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { useSettings } from '@/lib/settings.ts'
import { useNarrow } from '../narrow.ts'
import { chartOn, dispose } from './chart-engine.ts'
import { optionOf } from './chart-option.ts'
import { palettes, surroundingsOf } from './chart-palette.ts'
import type { ChartData } from './chart-types.ts'
/** Runs at once and then at most once per pause; the last call is never lost. */
const throttled = (run: () => void, pause: number): { call: () => void; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const rest = (): void => {
    timer = undefined
    if (!again) return
    again = false
    start()
  }
  const start = (): void => {
    run()
    timer = setTimeout(rest, pause)
  }
  return {
    call: () => {
      if (timer) again = true
      else start()
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}

export type CanvasProps = {
  readonly data: ChartData
  readonly label: string
  readonly refine?: ((option: EChartsCoreOption) => EChartsCoreOption) | undefined
}

const pause = 100

/** A node without a size, in a hidden page say, cannot be drawn on yet. */
const useSized = (node: HTMLDivElement | null): boolean => {
  const [sized, setSized] = useState(false)
  useEffect(() => {
    if (!node) return undefined
    const fit = throttled(() => {
      if (node.clientWidth === 0 || node.clientHeight === 0) return
      chartOn(node).resize()
      setSized(true)
    }, pause)
    const observer = new ResizeObserver(fit.call)
    observer.observe(node)
    return () => {
      observer.disconnect()
      fit.cancel()
      dispose(node)
    }
  }, [node])
  return sized
}

export const ChartCanvas = ({ data, label, refine }: CanvasProps): ReactNode => {
  const [node, setNode] = useState<HTMLDivElement | null>(null)
  const ground = useSettings(({ mode, theme: { themeName } }) => groundOf({ mode, themeName }))
  const narrow = useNarrow()
  const language = useLanguage()
  const sized = useSized(node)
  const drawn = useRef(false)
  useEffect(() => {
    if (!node || !sized) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches || drawn.current
    const look = {
      colors: palettes[ground === 'light' ? 'light' : 'dark'],
      around: surroundingsOf(node),
      calm,
      narrow,
      language,
    }
    const option = optionOf(data, look)
    chartOn(node).setOption(refine ? refine(option) : option, { notMerge: true })
    drawn.current = true
  }, [node, sized, data, ground, narrow, language, refine])
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing library needs an element to draw into
  return <div ref={setNode} role="img" aria-label={label} style={{ width: '100%', height: '100%' }} />
}
