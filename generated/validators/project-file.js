// Generated from schemas/config/project-file.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = 0; for (const _ of text) count++; return count; }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"image":{"$ref":"../shared/image-reference.json"},"target":{"type":"string","enum":["workloads","resources","crds"]},"output":{"type":"string","minLength":1},"closed":{"type":"boolean"},"namespace":{"$ref":"../shared/namespace-name.json"},"labels":{"type":"object","propertyNames":{"pattern":"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$","x-form":"a label key (letters, digits, \"-\", \"_\" and \".\", with a DNS name and a slash before it or without)","maxLength":317},"additionalProperties":{"type":"string","maxLength":63,"pattern":"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$","x-form":"a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)"}},"ignore":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9-]+/[a-z0-9-]+$","x-form":"a code of a finding (schema/pattern)"},"x-list":{"type":"set"}}}};
const schema1 = {"type":"string","pattern":"^((([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])(\\.([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]))*|\\[[0-9A-Fa-f:]+\\])(:[0-9]+)?/)?[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9A-Fa-f]{32,128})?$","minLength":1,"maxLength":512,"x-form":"a container image (registry/repository:tag, the repository in lower case)","examples":["ghcr.io/example/server:1.2.0"]};
const func0 = codePoints;
const pattern0 = new RegExp("^((([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])(\\.([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]))*|\\[[0-9A-Fa-f:]+\\])(:[0-9]+)?/)?[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9A-Fa-f]{32,128})?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a container image (registry/repository:tag, the repository in lower case)" },schema:"^((([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])(\\.([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]))*|\\[[0-9A-Fa-f:]+\\])(:[0-9]+)?/)?[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9A-Fa-f]{32,128})?$",parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a namespace (lower-case letters, digits and \"-\")","examples":["tools"]};
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 63){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern1.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a namespace (lower-case letters, digits and \"-\")" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$", "u");
const pattern3 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$", "u");
const pattern4 = new RegExp("^[a-z0-9-]+/[a-z0-9-]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "image") || (key0 === "target")) || (key0 === "output")) || (key0 === "closed")) || (key0 === "namespace")) || (key0 === "labels")) || (key0 === "ignore"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
let data1 = data.target;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},schema:schema0.properties.target.type,parentSchema:schema0.properties.target,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "workloads") || (data1 === "resources")) || (data1 === "crds"))){
const err2 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema0.properties.target.enum},schema:schema0.properties.target.enum,parentSchema:schema0.properties.target,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.output !== undefined){
let data2 = data.output;
if(typeof data2 === "string"){
if(func0(data2) < 1){
const err3 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.output,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"},schema:schema0.properties.output.type,parentSchema:schema0.properties.output,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.closed !== undefined){
let data3 = data.closed;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.closed.type,parentSchema:schema0.properties.closed,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.namespace !== undefined){
if(!(validate2(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data5 = data.labels;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs12 = errors;
if(typeof key1 === "string"){
if(func0(key1) > 317){
const err6 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema0.properties.labels.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(key1)){
const err7 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (letters, digits, \"-\", \"_\" and \".\", with a DNS name and a slash before it or without)" },schema:"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",parentSchema:schema0.properties.labels.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema0.properties.labels.propertyNames,parentSchema:schema0.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
if(func0(data6) > 63){
const err9 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema0.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern3.test(data6)){
const err10 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$",parentSchema:schema0.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.labels.additionalProperties.type,parentSchema:schema0.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema0.properties.labels.type,parentSchema:schema0.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ignore !== undefined){
let data7 = data.ignore;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err13 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/properties/ignore/items/pattern",keyword:"pattern",params:{ pattern: "the form of a code of a finding (schema/pattern)" },schema:"^[a-z0-9-]+/[a-z0-9-]+$",parentSchema:schema0.properties.ignore.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/ignore/" + i0,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.ignore.items.type,parentSchema:schema0.properties.ignore.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
const seen0 = new Map();
let twice0;
data7.forEach((item, index) => { const identity = JSON.stringify(item); if (seen0.has(identity)) twice0 ??= [seen0.get(identity), index]; else seen0.set(identity, index); });
if(twice0 !== undefined){
const err15 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.ignore["x-list"],parentSchema:schema0.properties.ignore,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},schema:schema0.properties.ignore.type,parentSchema:schema0.properties.ignore,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

