// Generated from the Kubernetes 1.28 declarations of cdk8s-plus-28 by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"$ref":"#/definitions/VolumeMount","definitions":{"VolumeMount":{"type":"object","required":["mountPath","name"],"properties":{"mountPath":{"type":"string","pattern":"^[^:]+$","x-form":"a path without \":\""},"mountPropagation":{"type":"string","enum":["None","HostToContainer","Bidirectional"]},"name":{"type":"string"},"readOnly":{"type":"boolean"},"subPath":{"type":"string"},"subPathExpr":{"type":"string"}},"additionalProperties":false}}};
const schema1 = {"type":"object","required":["mountPath","name"],"properties":{"mountPath":{"type":"string","pattern":"^[^:]+$","x-form":"a path without \":\""},"mountPropagation":{"type":"string","enum":["None","HostToContainer","Bidirectional"]},"name":{"type":"string"},"readOnly":{"type":"boolean"},"subPath":{"type":"string"},"subPathExpr":{"type":"string"}},"additionalProperties":false};
const pattern0 = new RegExp("^[^:]+$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mountPath === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mountPath"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "mountPath") || (key0 === "mountPropagation")) || (key0 === "name")) || (key0 === "readOnly")) || (key0 === "subPath")) || (key0 === "subPathExpr"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mountPath !== undefined){
let data0 = data.mountPath;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/pattern",keyword:"pattern",params:{ pattern: "the form of a path without \":\"" },schema:"^[^:]+$",parentSchema:schema1.properties.mountPath,data:data0};
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
const err4 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: "string"},schema:schema1.properties.mountPath.type,parentSchema:schema1.properties.mountPath,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mountPropagation !== undefined){
let data1 = data.mountPropagation;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/type",keyword:"type",params:{type: "string"},schema:schema1.properties.mountPropagation.type,parentSchema:schema1.properties.mountPropagation,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "None") || (data1 === "HostToContainer")) || (data1 === "Bidirectional"))){
const err6 = {instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/enum",keyword:"enum",params:{allowedValues: schema1.properties.mountPropagation.enum},schema:schema1.properties.mountPropagation.enum,parentSchema:schema1.properties.mountPropagation,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.readOnly.type,parentSchema:schema1.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subPath !== undefined){
let data4 = data.subPath;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/subPath",schemaPath:"#/properties/subPath/type",keyword:"type",params:{type: "string"},schema:schema1.properties.subPath.type,parentSchema:schema1.properties.subPath,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subPathExpr !== undefined){
let data5 = data.subPathExpr;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/subPathExpr",schemaPath:"#/properties/subPathExpr/type",keyword:"type",params:{type: "string"},schema:schema1.properties.subPathExpr.type,parentSchema:schema1.properties.subPathExpr,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(!(validate1(data, instancePath))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

