import { useState, type ReactNode } from 'react'
import { Dunning, finance } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { dunningPaths } from '../finance.paths.ts'
import { useDunningText } from '../finance.texts.ts'

const DunningEdit = (): ReactNode => {
  const t = useDunningText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <RecordEditor
      record={Dunning}
      calls={finance.dunning}
      paths={dunningPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ day: today, way: 'phone', ...useQueryDefaults('customer') }}
      sections={[
        { title: t('section.basic'), fields: ['customer', 'contact', 'way', 'day', 'said'] },
        { title: t('section.promise'), fields: ['promisedOn', 'promisedAmount', 'outcome'] },
        { title: t('section.letter'), fields: ['letter'] },
        { title: t('section.more'), fields: ['owner', 'department', 'attachments'] },
      ]}
    />
  )
}

export default DunningEdit
