import type { ReactNode } from 'react'
import { demand } from '@srm/api/demand'
import { demandPages } from '@srm/api/demand/pages'
import { ListWidget } from '@/ui/list-widget.tsx'
import { nameIn, textIn } from '@/ui/record-shape.ts'
import { usePoolWidgetText } from '../demand.texts.ts'

const filter = [{ field: 'stage', op: 'in' as const, value: ['pending'] }]

/** What nobody has claimed, the one that is needed first on top. */
export const PoolWidget = (): ReactNode => {
  const t = usePoolWidgetText()
  return (
    <ListWidget
      list={demand.pool.list}
      subject="poolLine"
      page={demandPages.pool.list.path}
      filter={filter}
      sort="dateFrom"
      title={(row) => textIn(row, 'name')}
      note={(row) => nameIn(row, 'project')}
      side={(row) => textIn(row, 'dateFrom')}
      none={t('none')}
    />
  )
}
