import {
  AlertOutlined,
  ApartmentOutlined,
  BankOutlined,
  CreditCardOutlined,
  EnvironmentOutlined,
  HomeOutlined,
  PlusOutlined,
  SafetyOutlined,
  ShopOutlined,
  SwapOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { pages } from './supplier.pages.ts'
import {
  accountChangePaths,
  certificatePaths,
  classifyPath,
  expiringPath,
  hotelPaths,
  movePaths,
  placePaths,
  roomPaths,
  staffPaths,
  supplierPaths,
} from './supplier.paths.ts'

const group = label('供应商', 'Suppliers')
const entry = (path: string, zh: string, en: string, icon: typeof ShopOutlined, permission: string) => ({
  group,
  path,
  title: label(zh, en),
  icon,
  permission,
})

export const supplier = defineModule({
  name: 'supplier',
  pages,
  menu: [
    entry(supplierPaths.list, '供应商列表', 'Suppliers', ShopOutlined, 'supplier:list'),
    entry(hotelPaths.list, '酒店', 'Hotels', BankOutlined, 'hotel:list'),
    entry(roomPaths.list, '房型', 'Room types', HomeOutlined, 'room:list'),
    entry(placePaths.list, '场地', 'Places', EnvironmentOutlined, 'place:list'),
    entry(staffPaths.list, '服务人员', 'Staff', TeamOutlined, 'staff:list'),
    entry(certificatePaths.list, '证件', 'Certificates', SafetyOutlined, 'supplierCertificate:list'),
    entry(expiringPath, '资质到期', 'Expiring', AlertOutlined, 'supplierCertificate:list'),
    entry(movePaths.list, '供应商变更', 'Moves', SwapOutlined, 'supplierMove:list'),
    entry(accountChangePaths.list, '账户变更', 'Account changes', CreditCardOutlined, 'supplierAccountChange:list'),
    entry(classifyPath, '供应商分类', 'Classes', ApartmentOutlined, 'supplier:list'),
  ],
  actions: [
    {
      key: 'supplier.create',
      title: label('新增供应商', 'New supplier'),
      icon: PlusOutlined,
      permission: 'supplier:create',
      to: supplierPaths.create,
    },
  ],
})
