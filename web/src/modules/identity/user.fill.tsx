import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { FormEditor } from '@/ui/record-form/sections.ts'
import { useText } from './user.texts.ts'

/** Nobody forgets the own mobile number. */
export const MobileAsName = ({ editing }: { readonly editing: FormEditor }): ReactNode => {
  const t = useText()
  return (
    <Button size="small" onClick={() => editing.fill({ username: editing.values()['mobile'] })}>
      {t('mobileAsName')}
    </Button>
  )
}
