import type { ReactNode } from 'react'
import { Availability, finder } from '@srm/api/finder'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { availabilityPaths } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'

const AvailabilityEdit = (): ReactNode => {
  const t = useFinderText()
  return (
    <RecordEditor
      record={Availability}
      calls={finder.availability}
      paths={availabilityPaths}
      titles={{ create: t('availability.create'), edit: t('availability.edit') }}
      defaults={{ part: 'day', state: 'held' }}
      sections={[
        { title: t('availability.about'), fields: ['name', 'hall', 'room', 'hotel'] },
        { title: t('availability.when'), fields: ['period', 'part', 'state', 'quantity', 'until', 'remark'] },
      ]}
    />
  )
}

export default AvailabilityEdit
