import { render, screen } from '@testing-library/react'
import { date } from '@srm/api/shared/fields'
import { metaOf } from '@srm/api/shared/field-meta'
import { shanghaiDay } from '@srm/api/shared/date'
import { expect, it } from 'vitest'
import { FieldView } from './field-view.tsx'

const dayFromNow = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))
const awaited = metaOf(date('活动开始', 'Event starts', { isAwaited: true }))

it('a day people wait for says in a list how far away it is, and nothing once it is over', () => {
  const { rerender } = render(<FieldView compact meta={awaited} value={dayFromNow(20)} />)
  expect(screen.getByText('20 天后')).toBeDefined()
  rerender(<FieldView compact meta={awaited} value={dayFromNow(0)} />)
  expect(screen.getByText('今天')).toBeDefined()
  rerender(<FieldView compact meta={awaited} value={dayFromNow(-3)} />)
  expect(screen.queryByText(/天/)).toBeNull()
  rerender(<FieldView meta={awaited} value={dayFromNow(20)} />)
  expect(screen.queryByText(/天/)).toBeNull()
  rerender(<FieldView compact meta={metaOf(date('截止', 'Due'))} value={dayFromNow(20)} />)
  expect(screen.queryByText(/天/)).toBeNull()
})
