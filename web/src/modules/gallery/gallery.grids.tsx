import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { lineAt, linesOf, useColumns, type Line } from './gallery.lines.ts'
import { Case, Cases } from './gallery.part.tsx'
import { useText } from './gallery.texts.ts'

const few = linesOf(12)
const changed: readonly Line[] = [
  ...few.slice(0, 3).map((line, at) => (at === 1 ? { ...line, price: '88.00', name: '主舞台' } : line)),
  ...few.slice(4),
  { ...lineAt(5), id: 'added', name: '夜间施工' },
]
const none: readonly Line[] = []
const errors = [
  { path: 'lines.1.price', message: '高于上次成交价 30%，请说明' },
  { path: 'lines.4', message: '与第 3 行重复' },
]

export const Grids = (): ReactNode => {
  const t = useText()
  const columns = useColumns()
  return (
    <Cases columns={1}>
      <Case label={t('grid.many')}>
        <Link to="/gallery/grid">{t('grid.open')}</Link>
      </Case>
      <Case label={t('grid.errors')} frame="flush">
        <GridEditor label={t('grid.errors')} columns={columns} rows={few} tree name="lines" errors={errors} max={20} />
      </Case>
      <Case label={t('grid.diff')} frame="flush">
        <GridEditor label={t('grid.diff')} columns={columns} rows={changed} compareWith={few} tree />
      </Case>
      <Case label={t('grid.readOnly')} frame="flush">
        <GridEditor label={t('grid.readOnly')} columns={columns} rows={few} readOnly />
      </Case>
      <Case label={t('grid.empty')} frame="flush">
        <GridEditor label={t('grid.empty')} columns={columns} rows={none} />
      </Case>
    </Cases>
  )
}
