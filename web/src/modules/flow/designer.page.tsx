import type { ReactNode } from 'react'

const Designer = (): ReactNode => null

export default Designer
