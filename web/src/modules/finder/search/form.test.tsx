import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { useAsking } from './query.ts'
import { SearchForm } from './form.tsx'

prepareScreen()

const Form = (): ReactNode => <SearchForm asking={useAsking()} />
const labels = (): string[] => [...document.querySelectorAll('label[for]')].map(({ textContent }) => textContent ?? '')

test('the form for rooms asks for the kinds of rooms one after the other and for the budget last', () => {
  draw(<Form />, '/supplier/finder?kind=hotel&suite=2')
  expect(labels()).toEqual(['城市', '日期', '客房（间/晚）', '其中大床', '其中双床', '其中套房', '预算上限'])
  expect(screen.queryByRole('button', { name: '更多条件' })).toBeNull()
})
