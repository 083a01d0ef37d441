import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hallPaths, placePaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

/** Whole places or single halls: two lists of one subject. */
export const PlaceSwitch = (): ReactNode => {
  const t = useSupplierText()
  const go = useNavigate()
  const { pathname } = useLocation()
  return (
    <Segmented
      aria-label={t('switch.label')}
      value={pathname}
      onChange={(path) => void go(path)}
      options={[
        { value: placePaths.list, label: t('place.title') },
        { value: hallPaths.list, label: t('hall.title') },
      ]}
    />
  )
}
