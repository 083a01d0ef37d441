import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Row } from '@/ui/record-shape.ts'
import { parityOf } from '../award.paths.ts'
import { useParityText } from '../award.texts.ts'

const openedStages = ['opened', 'awarding', 'awarded', 'ordered', 'archived']

/** From a purchase whose quotes lie open to their comparison. */
export const ParityAction = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useParityText()
  if (!openedStages.includes(String(row['stage']))) return null
  return (
    <Link to={parityOf(row.id)}>
      <Button>{t('title')}</Button>
    </Link>
  )
}
