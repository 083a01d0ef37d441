import type { ReactNode } from 'react'
import { onboarding, SupplierUpdate } from '@srm/api/onboarding'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { updatePaths } from './update.paths.ts'
import { useText } from './update.texts.ts'

const UpdateEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={SupplierUpdate}
      calls={onboarding.update}
      paths={updatePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'certificate' }}
      sections={[{ title: t('section.asked'), fields: ['name', 'kind', 'contact', 'certificate', 'note'] }]}
    />
  )
}

export default UpdateEdit
