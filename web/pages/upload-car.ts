import { redirect } from 'react-router';
import { paths } from '#domain/site/paths.ts';

/** Until cars can be uploaded here, the menu's link leads to the cars there are. */
export const loader = () => redirect(paths.cars);
