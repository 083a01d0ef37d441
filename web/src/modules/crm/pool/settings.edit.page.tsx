import type { ReactNode } from 'react'
import { crm, CustomerPool } from '@srm/api/crm'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { poolPaths } from '../crm.paths.ts'
import { usePoolText } from '../crm.texts.ts'

const PoolEdit = (): ReactNode => {
  const t = usePoolText()
  return (
    <RecordEditor
      record={CustomerPool}
      calls={crm.pool}
      paths={poolPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        status: 'enabled',
        joinedBy: 'or',
        hidePhone: true,
        hideContact: true,
        hideBudget: false,
        remindDays: 3,
      }}
      sections={[
        { title: t('section.scope'), fields: ['name', 'status', 'departments', 'managers', 'remark'] },
        { title: t('section.hidden'), fields: ['hidePhone', 'hideContact', 'hideBudget'] },
        { title: t('section.limits'), fields: ['capacity', 'dailyLimit', 'cooldownDays'] },
        { title: t('section.recycling'), fields: ['followDays', 'dealDays', 'joinedBy', 'remindDays'] },
      ]}
    />
  )
}

export default PoolEdit
