import { weighProduct } from './stack/weight.ts'
import { withProduct } from './stack/product.ts'

const { WEIGHT_PORT: port = '3500', WEIGHT_DATABASE: database = 'srm_weight' } = process.env

process.exitCode = await withProduct({ port, database }, weighProduct)
