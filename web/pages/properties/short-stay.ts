import { redirect } from 'react-router';
import { paths } from '#domain/site/paths.ts';

/** The footer's older address of the short stays. */
export const loader = () => redirect(paths.shortStays, 301);
