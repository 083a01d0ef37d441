import { ShareAltOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { record } from '@srm/api/record'
import { useRead } from '@/lib/api/query.ts'
import type { RecordAt } from '@/ui/slots.ts'
import { useShareText } from '../record.texts.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).ShareDialog }))

/** Who else sees this one record, and for those who may: whom to show it to. */
export const ShareButton = (at: RecordAt): ReactNode => {
  const t = useShareText()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useRead(record.shares, { params: at })
  const count = data?.shares.length ?? 0
  if (!data || (!data.editable && count === 0)) return null
  return (
    <>
      <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {count > 0 ? t('sharedWith', { count }) : t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog at={at} shares={data} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
