// Runs before each test file: the server's half of the islands needs their names.
import './built-react.ts';
import '../../islands.ts';
import { measureFile } from './file-cost.ts';

measureFile();
